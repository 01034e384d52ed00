import { defineEntity } from "@retribusi/contract/define/entity";
import { text } from "@retribusi/contract/define/field";
import { expect, test } from "vitest";
import { checkOptions } from "./option.ts";

const label = { en: "x", id: "x" };
const field = text(label, 10);
const entity = (name: string, options: object) =>
  Object.assign(
    defineEntity({
      ...{ name, title: label, singular: label, key: ["id"], label: "id", columns: [], form: [] },
      ...{ fields: { id: field }, filters: [], search: [], sort: [], pages: {} },
    }),
    options,
  );
const path = "packages/contract/src/define/entity.ts";
const declaration = {
  path,
  text: "export interface EntityDeclaration<\n  N,\n> {\n  readonly name: N;\n  readonly shiny?: boolean;\n}\n",
};
const users = (count: number) => ["a", "b", "c"].map((name, at) => entity(name, at < count ? { shiny: true } : {}));

test("refuses an option of the declarations that two entities use, and accepts the third", () => {
  expect(checkOptions([declaration], users(2))).toEqual([
    { path, mend: expect.stringContaining("EntityDeclaration.shiny has 2 users") },
  ]);
  expect(checkOptions([declaration], users(3))).toEqual([]);
});

const card = {
  path: "apps/web/src/records/list/card.tsx",
  text: "interface Props {\n  readonly name: string;\n  readonly isTall?: boolean;\n}\nexport function Card({ name, isTall = false }: Props) {\n  return name;\n}\n",
};
const screen = (...elements: string[]) => ({ path: "apps/web/src/features/x/page.tsx", text: elements.join("\n") });
const tall = "<Card isTall name={word} />";

test("refuses an option of a screen's part that two screens use, and accepts the third", () => {
  const near = "<Card name={isTall} />\n<Cards isTall />\n<Card onOpen={(one) => isTall(one)} />";
  expect(checkOptions([card, screen(tall, tall, near)], []).map((problem) => problem.path)).toEqual([card.path]);
  expect(checkOptions([card, screen(tall, tall, "<Card\n  onOpen={() => go()}\n  isTall={true}\n/>")], [])).toEqual([]);
});

test("refuses what stands between the tags of two elements, and a context of two screens", () => {
  const list = {
    path: "apps/web/src/records/list/list.tsx",
    text: "interface Props {\n  readonly children?: ReactNode;\n}\nexport function List({ children }: Props) {\n  return children;\n}\nexport const Tool = createContext(null);\n",
  };
  const one = "<List>more</List>\n<Tool value={1} />";
  const found = checkOptions([list, screen(one, one, "<List />\n<Tools value={1} />")], []).map(({ mend }) => mend);
  expect(found).toEqual([
    expect.stringContaining("List has the option children for 2 users"),
    expect.stringContaining("the context Tool has 2 users"),
  ]);
  expect(checkOptions([list, screen(one, one, one)], [])).toEqual([]);
});
