import { readerOf } from "./column.ts";
import type { Prisma, PrismaClient } from "./generated/client.ts";
import { facts, type ModelFacts } from "./generated/facts.ts";
import type { Cells, Question, Select, SqlPart } from "./statement.ts";

type Model = Extract<Uncapitalize<Prisma.ModelName>, keyof PrismaClient>;

/** What Prisma's `findMany` takes to say which columns and relations come. */
interface Parts {
  readonly include?: Readonly<Record<string, true | Parts>>;
  readonly select?: Readonly<Record<string, true | Parts>>;
  /** Of a list: values that columns must have. */
  readonly where?: Readonly<Record<string, string | number | null>>;
  readonly orderBy?: Readonly<Record<string, "asc" | "desc">>;
  readonly take?: number;
}

/** Makes a value from the cells of its row, from `at` on. */
type Build = (cells: Cells, at: number) => Record<string, unknown> | null;

interface Branch {
  readonly expressions: string[];
  readonly joins: string[];
  readonly build: Build;
  readonly lists: List[];
}

/** Rows that hang on one of the joined ones. */
interface List {
  /** Names of relations from the root to the row that it hangs on, and its own. */
  readonly path: readonly string[];
  readonly name: string;
  readonly parts: Parts;
  readonly model: string;
  /** The joins that lead to its row, and itself. */
  readonly joins: readonly string[];
  readonly alias: string;
}

function factsOf(model: string): ModelFacts {
  const found = facts[model];
  if (!found) throw new Error(`There is no model ${model}`);
  return found;
}

const same = (alias: string, to: readonly string[], parent: string, from: readonly string[]): string =>
  to.map((column, at) => `${alias}.\`${column}\` = ${parent}.\`${from[at]}\``).join(" AND ");

const wholeRow: Parts = {};

/** The columns of a row and of all that is joined to it. */
class Planner {
  #aliases = 0;

  alias(): string {
    this.#aliases += 1;
    return `j${this.#aliases}`;
  }

  branch(
    model: string,
    alias: string,
    parts: Parts,
    path: readonly string[] = [],
    way: readonly string[] = [],
  ): Branch {
    const { columns, relations } = factsOf(model);
    const asked = { ...parts.include, ...parts.select };
    const names = Object.keys(columns).filter((name) => !parts.select || parts.select[name]);
    const readers = names.map((name) => readerOf(columns[name]));
    const branch: Branch = {
      expressions: names.map((name) => `${alias}.\`${name}\``),
      joins: [],
      lists: [],
      build: (cells, at) => {
        const row = Object.create(Object.prototype);
        for (const [index, name] of names.entries()) row[name] = readers[index]?.(cells[at + index]);
        for (const [name, start, build] of joined) row[name] = build(cells, at + start);
        for (const name of listed) row[name] = [];
        return row;
      },
    };
    const joined: [name: string, start: number, build: Build][] = [];
    const listed: string[] = [];
    for (const [name, relation] of Object.entries(relations)) {
      const wanted = asked[name];
      if (!wanted) continue;
      const own = wanted === true ? wholeRow : wanted;
      const other = this.alias();
      const on = same(other, relation.to, alias, relation.from);
      if (relation.isList) {
        const joins = [...way, `JOIN \`${relation.model}\` ${other} ON ${on}`];
        branch.lists.push({ path, name, parts: own, model: relation.model, joins, alias: other });
        listed.push(name);
        continue;
      }
      const join = `LEFT JOIN \`${relation.model}\` ${other} ON ${on}`;
      const child = this.branch(relation.model, other, own, [...path, name], [...way, join]);
      const build: Build = (cells, at) => (cells[at] === null ? null : child.build(cells, at + 1));
      joined.push([name, branch.expressions.length, build]);
      // The other row's key says whether there is one.
      branch.expressions.push(`${other}.\`${relation.to[0]}\``, ...child.expressions);
      branch.joins.push(join, ...child.joins);
      branch.lists.push(...child.lists);
    }
    return branch;
  }
}

/** Numbers, texts and moments in their order; JSON has moments as texts that sort alike. */
const compare = (a: unknown, b: unknown): number =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a) < String(b) ? -1 : Number(String(a) > String(b));

interface PlannedList {
  readonly select: (root: SqlPart) => Select;
  /** Hangs the rows on the roots that they belong to. */
  readonly attach: (rows: readonly Cells[], roots: ReadonlyMap<string, Record<string, unknown>>) => void;
}

function planList(planner: Planner, model: string, list: List): PlannedList {
  const { path, name, parts, joins, alias } = list;
  const branch = planner.branch(list.model, alias, parts);
  if (branch.lists.length > 0) throw new Error(`${name}: lists in lists are not read at once`);
  const root = factsOf(model).key;
  const order = Object.entries(parts.orderBy ?? Object.fromEntries(factsOf(list.model).key.map((key) => [key, "asc"])));
  const head = [...root.map((key) => `t.\`${key}\``), ...order.map(([column]) => `${alias}.\`${column}\``)];
  const filters = Object.entries(parts.where ?? {});
  const condition = filters.map(
    ([column, value]) => ` AND ${alias}.\`${column}\` ${value === null ? "IS NULL" : "= ?"}`,
  );
  const sign = order[0]?.[1] === "desc" ? -1 : 1;
  const inOrder = (a: Cells, b: Cells) => {
    for (const at of order.keys()) {
      const result = compare(a[root.length + at], b[root.length + at]);
      if (result !== 0) return sign * result;
    }
    return 0;
  };
  return {
    select: ({ sql, values }) => ({
      expressions: [...head, ...branch.expressions],
      sql: `FROM \`${model}\` t ${[...joins, ...branch.joins].join(" ")} WHERE ${sql}${condition.join("")}`,
      values: [...values, ...filters.flatMap(([, value]) => (value === null ? [] : [value]))],
    }),
    attach(rows, roots) {
      for (const cells of rows.toSorted(inOrder)) {
        let owner: unknown = roots.get(cells.slice(0, root.length).join());
        for (const step of path) owner = Object(owner)[step];
        const target = Object(owner)[name];
        if (Array.isArray(target) && target.length < (parts.take ?? Number.POSITIVE_INFINITY)) {
          target.push(branch.build(cells, head.length));
        }
      }
    },
  };
}

/** Rows of a model with everything that hangs on them. */
export interface Tree<T> {
  /** The rows that fit a condition on the model's table, which is called `t`; in no order. */
  where(sql: string, values: readonly unknown[]): Question<T[]>;
}

/**
 * What Prisma would read by a statement for each relation, by one: the row and what is joined to it in the first select, each list in one
 * of its own. `parts` is what Prisma takes, and what comes is what Prisma would give, but for lists of lists and for columns that JSON
 * can't carry exactly, which are refused when the tree is made. Lists come in the order asked for, else by their key.
 */
export function treeOf<M extends Model, const A extends Parts>(
  model: M,
  parts: A,
): Tree<Prisma.Result<PrismaClient[M], A, "findFirstOrThrow">> {
  const planner = new Planner();
  const { key } = factsOf(model);
  const branch = planner.branch(model, "t", parts);
  const lists = branch.lists.map((list) => planList(planner, model, list));
  const expressions = [...key.map((name) => `t.\`${name}\``), ...branch.expressions];
  return {
    where: (sql, values) => ({
      selects: [
        { expressions, sql: `FROM \`${model}\` t ${branch.joins.join(" ")} WHERE ${sql}`, values },
        ...lists.map(({ select }) => select({ sql, values })),
      ],
      answer([rows = [], ...others]) {
        const roots = new Map(
          rows.map((cells) => [cells.slice(0, key.length).join(), Object(branch.build(cells, key.length))] as const),
        );
        for (const [at, { attach }] of lists.entries()) attach(others[at] ?? [], roots);
        return [...roots.values()];
      },
    }),
  };
}
