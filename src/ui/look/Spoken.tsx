/**
 * The text of a drawn button: its accessible name. The drawing beside it is decorative and hidden from screen readers,
 * so that no number is read out twice.
 */
export const Spoken = ({ children }: { readonly children: string }) => (
  <span className="visually-hidden" data-part="spoken">
    {children}
  </span>
)
