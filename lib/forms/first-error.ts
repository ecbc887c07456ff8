/** For forms that show one error at a time: the first field with an error, and the message to show. */
export function pickFirstError(errors: Record<string, string>) {
  const [[field, message] = []] = Object.entries(errors);
  return { field, messageFor: (name: string) => (name === field ? message : undefined) };
}
