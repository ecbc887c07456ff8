/** A label with the star of this form's fields (CONTACT-04), which is not read out. */
export function Starred({ children }: { children: string }) {
  return (
    <>
      {children} <span aria-hidden="true">*</span>
    </>
  );
}
