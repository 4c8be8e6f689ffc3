/**
 * The accessible name of a drawn button. The drawing beside it is decorative and hidden from screen readers, so that no
 * number is read out twice. An attribute and no text: text would be laid out anew whenever it says something else.
 */
export const Spoken = ({ children }: { readonly children: string }) => (
  <span className="visually-hidden" data-part="spoken" role="img" aria-label={children} />
)
