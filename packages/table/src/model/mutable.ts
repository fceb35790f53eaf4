/** While it is put together. Fields that are not always there are added one by one: a spread for each costs more than all the others. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
