/** The same keys in another language. Makes a missing or extra Indonesian text an error of the compiler. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

type AnyLoaders = Readonly<Record<string, () => Promise<object>>>;

/** What the namespaces hold once they have come. */
export type Loaded<L extends AnyLoaders> = { readonly [N in keyof L]: Awaited<ReturnType<L[N]>> };

/** The same namespaces in another language. */
export type Loaders<L extends AnyLoaders> = {
  readonly [N in keyof L]: () => Promise<Texts<Awaited<ReturnType<L[N]>>>>;
};
