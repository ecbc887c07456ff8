/** For structured data: next-seo escapes only the exact `</script>`, so `</script >` would end the script element. */
export function replaceAngleBrackets(value: string): string {
  return value.replaceAll('<', '‹').replaceAll('>', '›');
}
