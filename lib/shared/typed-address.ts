/** The start of an address as people write it: '//www.instagram.com/loja', 'www.loja.com.br' or 'youtu.be/x'. */
const WITHOUT_PROTOCOL = /^(?:\/\/)?(?=www\.|[\w-]+(?:\.[\w-]+)+\/)/i;

/** A typed web address with its protocol; anything else only trimmed. */
export const completeAddress = (typed: string): string => typed.trim().replace(WITHOUT_PROTOCOL, 'https://');
