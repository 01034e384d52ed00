/** What no log may hold, by its looks; the first part stays where it helps to find out which one it was. */
const secrets: readonly (readonly [RegExp, string])[] = [
  // A signed session, and our own keys and links that stand after a name.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, "[token]"],
  [/\berk_[0-9a-f-]{36}\.[\w-]{43}/g, "[token]"],
  // The secret part of a calendar's address, which stands in its path.
  [/\bkal_[\w-]{43}/g, "[token]"],
  // The link of a booking without an account.
  [/\bpsn_\d+_\d+_[\w-]{43}/g, "[token]"],
  [/\b(Bearer|Basic) [\w+/=.~-]{8,}/gi, "$1 [hidden]"],
  [/\b((?:key|tanda|token|password|kunci)=)[\w.~%-]{8,}/gi, "$1[hidden]"],
  // A password's hash, and a password in the address of a server.
  [/\$2[aby]\$\d\d\$[./\w]{53}/g, "[hash]"],
  [/(:\/\/[^\s:/@"\\]*:)[^\s/@"\\]+@/g, "$1[hidden]@"],
  // An identity number has sixteen digits, and is shown like this to whoever may not see it in full.
  [/(?<!\d)(\d{4})\d{8}(\d{4})(?!\d)/g, "$1********$2"],
];

/** A text without what no log may hold: tokens, keys of links, hashes, passwords in addresses, identity numbers. */
export const withoutSecrets = (text: string): string =>
  secrets.reduce((left, [looks, instead]) => left.replace(looks, instead), text);
