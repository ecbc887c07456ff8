/**
 * Text for structured data. next-seo escapes only the exact `</script>`, so a name with `</script >` would
 * end the script element: no `<` may get that far.
 */
export function plain(value: string): string {
  return value.replaceAll('<', '‹').replaceAll('>', '›');
}
