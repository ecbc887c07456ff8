/** Domains of most addresses in Brazil. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.com.br',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'live.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'ig.com.br',
];

/** Domains that look like a mistake, but exist. */
const OTHERS = ['mail.com', 'email.com', 'ymail.com', 'fmail.com', 'hotmail.co'];

/** Mistakes of more than one character. */
const MISTAKES = new Map([
  ['gmail.com.br', 'gmail.com'],
  ['hotmail.com.br', 'hotmail.com'],
  ['icloud.com.br', 'icloud.com'],
  ['gmail', 'gmail.com'],
  ['hotmail', 'hotmail.com'],
]);

/** Whether one character is missing, wrong or too many, or two neighbours are swapped. */
function isOneMistakeFrom(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rests = [
    [typed.slice(start + 1), meant.slice(start + 1)],
    [typed.slice(start + 1), meant.slice(start)],
    [typed.slice(start), meant.slice(start + 1)],
  ];
  if (rests.some(([one, other]) => one === other)) return true;
  const isSwapped = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return isSwapped && typed.slice(start + 2) === meant.slice(start + 2);
}

/** The address that a shopper probably meant: 'ana@gmail.com' for 'ana@gmial.com'; null for none. */
export function suggestEmail(typed: string): string | null {
  const [, name, domain = ''] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!name || COMMON.includes(domain) || OTHERS.includes(domain)) return null;
  const meant = MISTAKES.get(domain) ?? COMMON.find((common) => isOneMistakeFrom(domain, common));
  return meant ? `${name}@${meant}` : null;
}
