interface Addressed {
  readonly path: string;
  readonly entity?: string | undefined;
}

/** The addresses of a page: a plain list also answers to the specification's filtered ones. */
export function listAddresses({ path, entity }: Addressed): string[] {
  if (path !== `/${entity}/list`) return [path];
  return [`/${entity}`, `/${entity}/list/:fieldName?/:fieldValue?`, `/${entity}/index/:fieldName?/:fieldValue?`];
}
