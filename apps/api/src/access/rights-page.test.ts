import { pages, pagesFor } from "@retribusi/contract/access/pages";
import { type Role, roleLabels, roles } from "@retribusi/contract/access/roles";
import { type EntityName, isEntityName } from "@retribusi/contract/entities";
import { expect, test } from "vitest";
import { entityOf } from "../records/reader.ts";
import { isWritable } from "../records/resource.ts";
import { registry } from "../registry.ts";
import { scopes } from "./scopes.ts";

/** Somebody who stands everywhere, so that every rule says by which column it narrows. */
const somebody = (role: Role) => ({
  ...{ userid: 1, pemdaid: 2, skpdid: 3, pengelolaid: 4 },
  ...{ username: "", fullname: "", email: "", jti: "", role, roles: [role], pages: new Set<string>() },
});

const words: Readonly<Record<string, string>> = {
  1: "own",
  2: "own region's",
  3: "own agency's",
  4: "own group's",
};

function rowsOf(entity: EntityName, role: Role): string {
  const rows = scopes[entity][role](somebody(role));
  if (typeof rows === "string") return rows;
  const [[column = "", value = ""] = []] = Object.entries(rows);
  return column === "statusobject" ? "active" : (words[value] ?? `${column} ${value}`);
}

function verbsOf(entity: EntityName, role: Role): string {
  const held = pages.filter((page) => page.roles.includes(role)).map(({ name }) => name);
  const verbs = [...new Set(pages.filter((page) => page.entity === entity).flatMap((page) => page.verbs))];
  const readOnly = isWritable(registry[entity]) ? [] : ["add", "edit", "delete"];
  const given = verbs.flatMap((verb) => {
    const names = pagesFor(held, entity, verb).map(({ name }) => name.slice(entity.length + 1));
    return names.length > 0 && !readOnly.includes(verb) ? [`${verb} (${names.join(", ")})`] : [];
  });
  return given.join("; ");
}

const head = `# Who may do what with which records

Written by a test from the declarations: the rows of \`apps/api/src/access/scopes.ts\` and the pages of each entity with the roles that hold
them after the seed; the administrator may change the pages at run time, the rows never. Behind each verb stand the pages that give it.
*list* stands for list, index, count and export, *add* for import too; option lists need the rows alone. Beside this, everybody reads and
edits their own account. What may happen to a booking in which state: [booking-rights.md](booking-rights.md). That the product does what
stands here is proven by \`apps/api/src/access/rights.test.ts\` against a table written by hand.
`;

test("docs/rights.md says who may do what", async () => {
  const sections = Object.keys(registry)
    .filter(isEntityName)
    .map((entity) => {
      const lines = roles.map(
        (role) => `| ${roleLabels[role].en} | ${rowsOf(entity, role)} | ${verbsOf(entity, role)} |`,
      );
      return `\n## \`${entity}\`: ${entityOf(entity).title.en}\n\n| role | rows | verbs (pages) |\n|---|---|---|\n${lines.join("\n")}\n`;
    });
  await expect(`${head}${sections.join("")}`).toMatchFileSnapshot("../../../../docs/rights.md");
});
