import type { Database } from "@retribusi/db/client";

/** The database, whose raw queries are answered only when `count` have been asked: what comes after them happens at the same moment. */
export function asTogether(db: Database, count: number): Database {
  let asked = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const prismaOf = new Proxy(db.prisma, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "$queryRaw" || typeof value !== "function") return value;
      return async (...args: unknown[]) => {
        const rows: unknown = await Reflect.apply(value, target, args);
        asked += 1;
        if (asked === count) resolve();
        await promise;
        return rows;
      };
    },
  });
  const changed: Database = Object.assign(Object.create(db), { prisma: prismaOf });
  return changed;
}
