/** Licences that ask for no more than their text. Fonts are under OFL. */
const free: ReadonlySet<string> = new Set([
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "BlueOak-1.0.0", "Zlib"],
  ...["CC0-1.0", "Unlicense", "OFL-1.1"],
]);

/** Packages under another licence, and why that is in order: it holds for that licence alone. */
const known: readonly { readonly name: RegExp; readonly licence: string; readonly why: string }[] = [
  {
    name: /^mariadb$/,
    licence: "LGPL-2.1-or-later",
    why: "a library of its own; what is changed of it is in patches/",
  },
  { name: /^@img\/sharp-libvips-/, licence: "LGPL-3.0-or-later", why: "a shared library of its own, as it is" },
  { name: /^elkjs$/, licence: "EPL-2.0", why: "of Prisma's Studio, which nothing here starts" },
];

/** Packages by the licence that they name, as `pnpm licenses list --json` tells them. */
export type Licences = Readonly<Record<string, readonly { readonly name: string }[]>>;

/** The packages of which a part is under a licence that nobody has said yes to. */
export function findUnfree(licences: Licences): string[] {
  return Object.entries(licences).flatMap(([licence, packages]) => {
    const parts = licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /i);
    if (parts.every((part) => free.has(part))) return [];
    return packages
      .filter(({ name }) => !known.some((one) => one.name.test(name) && one.licence === licence))
      .map(({ name }) => `${name}: ${licence}`);
  });
}
