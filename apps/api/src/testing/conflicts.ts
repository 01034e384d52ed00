import type { Database } from "@retribusi/db/client";

type Way = "refused" | "unanswered";

/**
 * The database, where the first of two calls of a method always fails: refused as the victim of a deadlock, or done with its answer lost.
 * Answers how often the method was called, too.
 */
export function inConflict(db: Database, method: "$executeRaw" | "$transaction" | "query", way: Way = "refused") {
  const calls = { count: 0 };
  const target = method === "query" ? db.pool : db.prisma;
  const failing = new Proxy(target, {
    get(real, name) {
      const value: unknown = Reflect.get(real, name, real);
      if (typeof value !== "function") return value;
      if (name !== method) return value.bind(real);
      return async (...given: unknown[]) => {
        calls.count += 1;
        const isFirst = calls.count % 2 === 1;
        if (isFirst && way === "refused") throw Object.assign(new Error("Deadlock found"), { errno: 1213 });
        const result: unknown = await Reflect.apply(value, real, given);
        if (isFirst) throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
        return result;
      };
    },
  });
  const changed: Database = Object.assign(
    Object.create(db),
    method === "query" ? { pool: failing } : { prisma: failing },
  );
  return { db: changed, calls };
}
