import { entities } from "@retribusi/contract/access/entities";
import type { AnyEntity } from "@retribusi/contract/define/entity";
import { isTest, type Problem, type Source } from "./source.ts";

const LEAST = 3;
const RECORDS = "apps/web/src/records/";

/** The declarations that every entity is made of, and who gives one of their options a value. */
const DECLARATIONS = [
  {
    path: "packages/contract/src/define/entity.ts",
    name: "EntityDeclaration",
    partsOf: (entity: AnyEntity) => [entity],
  },
  {
    path: "packages/contract/src/define/entity.ts",
    name: "PageDeclaration",
    partsOf: ({ pages }: AnyEntity) => Object.values(pages),
  },
  {
    path: "packages/contract/src/define/field.ts",
    name: "Field",
    partsOf: ({ fields }: AnyEntity) => Object.values(fields),
  },
];

/** Options with fewer users than three that stay, and why. */
const KEPT: Readonly<Record<string, string>> = {
  gathered: "belongs to a kind of field, as `options` to a choice",
  column: "the specification gives the report of bookings names of its own",
  total: "sums stand under the report of bookings alone",
};

/** The optional members of an interface. */
function optionsOf(text: string, name: string): string[] {
  const [, body = ""] = new RegExp(String.raw`interface ${name}\b[^{]*\{\n([\s\S]*?)\n\}`).exec(text) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, option = ""]) => option);
}

function checkDeclarations(sources: readonly Source[], declared: readonly AnyEntity[]): Problem[] {
  return DECLARATIONS.flatMap(({ path, name, partsOf }) => {
    const text = sources.find((source) => source.path === path)?.text ?? "";
    return optionsOf(text, name).flatMap((option) => {
      const users = declared.filter((entity) =>
        partsOf(entity).some((part) =>
          Object.entries(part).some(([key, value]) => key === option && value !== undefined),
        ),
      );
      if (users.length >= LEAST || option in KEPT) return [];
      const mend = `${name}.${option} has ${users.length} users; until ${LEAST} entities need it, the entity writes a function or a component`;
      return [{ path, mend }];
    });
  });
}

/** The attributes of each element of that name, without what stands in their braces. */
function elementsOf(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(String.raw`<${name}\b`, "g"))].map(({ index }) => {
    let depth = 0;
    let attributes = "";
    for (const letter of text.slice(index + 1)) {
      if (letter === "{") depth++;
      if (letter === "}") depth--;
      if (depth > 0) continue;
      if (letter === ">") break;
      attributes += letter;
    }
    return attributes;
  });
}

/** The components of a file with the interface of their props. */
const componentsIn = (text: string): { name: string; props: string }[] =>
  [...text.matchAll(/^export function ([A-Z]\w*)\(\s*(?:\{[^)]*?\}|\w+): (\w+)/gm)].map(
    ([, name = "", props = ""]) => ({
      name,
      props,
    }),
  );

/** Whether an element gives the option a value. What stands between its tags are its children. */
const gives = (option: string, attributes: string): boolean =>
  option === "children"
    ? !attributes.trimEnd().endsWith("/")
    : new RegExp(String.raw`\s${option}(?=[=\s/]|$)`).test(attributes);

function checkProps({ path, text }: Source, screens: readonly Source[]): Problem[] {
  return componentsIn(text).flatMap(({ name, props }) =>
    optionsOf(text, props).flatMap((option) => {
      const elements = screens.flatMap((screen) => elementsOf(screen.text, name));
      const users = elements.filter((attributes) => gives(option, attributes)).length;
      if (users >= LEAST) return [];
      const mend = `${name} has the option ${option} for ${users} users; until ${LEAST} screens need it, they are made from the parts`;
      return [{ path, mend }];
    }),
  );
}

/** What a screen hands down from outside; a context that only the record screens themselves use is no option. */
function checkContexts({ path, text }: Source, screens: readonly Source[]): Problem[] {
  return [...text.matchAll(/^export const (\w+) = createContext/gm)].flatMap(([, name = ""]) => {
    const outside = screens.filter((screen) => !screen.path.startsWith(RECORDS));
    const users = outside.flatMap((screen) => elementsOf(screen.text, name)).length;
    if (users === 0 || users >= LEAST) return [];
    return [
      {
        path,
        mend: `the context ${name} has ${users} users; until ${LEAST} screens need it, they are made from the parts`,
      },
    ];
  });
}

function checkScreens(sources: readonly Source[]): Problem[] {
  const web = sources.filter(({ path }) => /^apps\/web\/src\/.*\.tsx?$/.test(path) && !isTest(path));
  const parts = web.filter(({ path }) => path.startsWith(RECORDS));
  return parts.flatMap((part) => [...checkProps(part, web), ...checkContexts(part, web)]);
}

/** What all entities share grows no option for one of them: each would be a case that everybody has to read. */
export const checkOptions = (
  sources: readonly Source[],
  declared: readonly AnyEntity[] = Object.values(entities),
): Problem[] => [...checkDeclarations(sources, declared), ...checkScreens(sources)];
