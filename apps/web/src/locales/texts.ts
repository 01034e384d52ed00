/** The same keys in another language. Makes a missing or extra Indonesian text an error of the compiler. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
