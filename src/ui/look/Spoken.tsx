/**
 * What a drawn button says, in words: its accessible name. The drawing beside it is for the eyes alone, and is hidden
 * from listeners, so that no number is heard twice.
 */
export const Spoken = ({ children }: { readonly children: string }) => (
  <span className="visually-hidden" data-part="spoken">
    {children}
  </span>
)
