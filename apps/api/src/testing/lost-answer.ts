/**
 * The next call of a method of Prisma is done, and its answer is lost with the connection: a statement outside of a transaction is
 * prepared, and what breaks the link at a COMMIT doesn't meet it. Answers whether it has happened.
 */
export function loseAnswer(delegate: object, method: string): () => boolean {
  const real: unknown = Reflect.get(delegate, method);
  if (typeof real !== "function") throw new Error(`There is no ${method}.`);
  let isLost = false;
  Reflect.set(delegate, method, async (...given: unknown[]) => {
    Reflect.set(delegate, method, real);
    await Reflect.apply(real, delegate, given);
    isLost = true;
    throw Object.assign(new Error("The connection was lost"), { code: "ECONNRESET" });
  });
  return () => isLost;
}
