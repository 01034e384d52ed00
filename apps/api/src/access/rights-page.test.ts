import { type EntityName, isEntityName } from "@retribusi/contract/access/entities";
import { pages, pagesFor } from "@retribusi/contract/access/pages";
import { type Role, roleLabels, roles } from "@retribusi/contract/define/roles";
import { expect, test } from "vitest";
import { entityOf } from "../records/reader.ts";
import { isWritable } from "../records/resource.ts";
import { registry } from "../registry.ts";
import { writableFields } from "./permissions.ts";
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
  if (typeof value === "object") return `the country's and ${words[value[1]]}`;
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

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(", ");

/** Who writes which fields of the form, with the pages of the seed; roles that write the same stand in one line. */
function writtenFields(entity: EntityName): string[] {
  if (!isWritable(registry[entity])) return [];
  const { form } = entityOf(entity);
  return (["add", "edit"] as const).flatMap((verb) => {
    const fieldsOf = (role: Role) => {
      const held = pages.filter((page) => page.roles.includes(role)).map(({ name }) => name);
      return writableFields({ ...somebody(role), pages: new Set(held) }, entity, verb, form);
    };
    return [...Map.groupBy(roles, (role) => named(fieldsOf(role)))]
      .filter(([fields]) => fields !== "")
      .map(([fields, who]) => `| ${verb} | ${who.map((role) => roleLabels[role].en).join(", ")} | ${fields} |`);
  });
}

const onlySet = "nobody; whether there is one is shown to whoever sees the row";
const readBy: Readonly<Record<string, string>> = {
  nik: "in full its owner, the manager of the booking and the super user; others masked",
  password: "nobody",
  secret: onlySet,
};

/** Fields that not everybody reads who sees the row. */
function keptFields(entity: EntityName): string[] {
  const { fields } = entityOf(entity);
  return Object.entries(fields).flatMap(([name, { kind }]) => {
    const who = readBy[kind];
    return who ? [`| read | ${who} | \`${name}\` |`] : [];
  });
}

function fieldTable(entity: EntityName): string {
  const lines = [...writtenFields(entity), ...keptFields(entity)];
  return lines.length > 0 ? `\n| fields | who | which |\n|---|---|---|\n${lines.join("\n")}\n` : "";
}

const head = `# Who may do what with which records

Written by a test from the declarations: the rows of \`apps/api/src/access/scopes.ts\` and the pages of each entity with the roles that hold
them after the seed; the administrator may change the pages at run time, the rows never. Behind each verb stand the pages that give it.
*list* stands for list, index, count and export, *add* for import too; option lists need the rows alone. Beside this, everybody reads and
edits their own account. What may happen to a booking in which state: [booking-rights.md](booking-rights.md). That the product does what
stands here is proven by \`apps/api/src/access/rights.test.ts\` against a table written by hand.

A call that reaches into accounts of others, everybody's rights or the settings (new password, end of sessions, second factor or personal key of a
user, *Kewenangan*, *Peran & Izin*, *Pengaturan*, *Kesehatan*) needs its page **and** all rows of the entity that the page belongs to: given
to somebody else, the page opens nothing. \`apps/api/src/access/permissions.test.ts\` asks every declared call.

## Fields

The second table of an entity says who writes which fields (those of the forms of all pages held) and which are read by some only. What isn't
named there is read by whoever sees the row, and **written by nobody**: keys, owner, version, dates, states, prices, billing ids. An unknown
field, or one that isn't theirs to write, refuses the whole call and is named. Choices are rows in one's scope, checked again when they are written.

| what | read | written |
|---|---|---|
| one's own account | by its owner in full, but password, secrets of factors and keys | name, photo, address, NIK, phone, language; e-mail address, password and factors with the present password, for whoever has a second factor only within a quarter of an hour after signing in; never user name, state, roles, region, agency, group |
| a booking | identity number and scan of the card: customer, manager of the booking, super user; decision behind a discount: staff in scope | by its actions alone, each of which takes its own fields, in the states of [booking-rights.md](booking-rights.md); price, state and billing id are the server's |
| money that fits no bill | staff in scope; what fits no booking: its region, bank, super user | by steps: notes and handing on by whoever sees it, applied to a bill by agency and region, a refund proposed by manager, agency and region |
| a refund | staff in scope but the bank; its customer in the booking; the account number by its last digits, in full by the treasurer alone, each look noted | by steps of four people: proposed by manager or agency, verified by the agency, approved by the region, paid by the treasurer; the account by the customer, of a walk-in by the manager |
| a user's rights | super user | super user, with the state that was shown; the last super user stays |
| audit trail, security log | super user; about the own account everybody in their data | nobody |
| accounts that wait for review | super user, identity number masked | the decision, and the payer group with it |
`;

test("docs/rights.md says who may do what", async () => {
  const sections = Object.keys(registry)
    .filter(isEntityName)
    .map((entity) => {
      const lines = roles.map(
        (role) => `| ${roleLabels[role].en} | ${rowsOf(entity, role)} | ${verbsOf(entity, role)} |`,
      );
      return `\n## \`${entity}\`: ${entityOf(entity).title.en}\n\n| role | rows | verbs (pages) |\n|---|---|---|\n${lines.join("\n")}\n${fieldTable(entity)}`;
    });
  await expect(`${head}${sections.join("")}`).toMatchFileSnapshot("../../../../docs/rights.md");
});
