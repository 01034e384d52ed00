/** The same keys in another language. Makes a missing or extra Indonesian text an error of the compiler. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

type AnyLoaders = Readonly<Record<string, () => Promise<object>>>;

/** What the namespaces hold once they have come. */
export type Loaded<L extends AnyLoaders> = { readonly [N in keyof L]: Awaited<ReturnType<L[N]>> };

/** The same namespaces in another language. */
export type Loaders<L extends AnyLoaders> = {
  readonly [N in keyof L]: () => Promise<Texts<Awaited<ReturnType<L[N]>>>>;
};

/** Every namespace at once, for those who look at all of them. */
export async function loadEvery<L extends AnyLoaders>(loaders: L): Promise<Loaded<L>> {
  const named = async ([name, load]: [string, () => Promise<object>]): Promise<readonly unknown[]> => [
    name,
    await load(),
  ];
  return Object.fromEntries(await Promise.all(Object.entries(loaders).map(named)));
}
