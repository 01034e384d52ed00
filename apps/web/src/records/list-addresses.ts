/** The addresses of a page: a plain list also answers to the specification's filtered ones. */
export function listAddresses(path: string): string[] {
  const [, entity = "", word] = path.split("/");
  if (word !== "list") return [path];
  return [`/${entity}`, `/${entity}/list/:fieldName?/:fieldValue?`, `/${entity}/index/:fieldName?/:fieldValue?`];
}
