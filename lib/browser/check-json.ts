import { tryOrUndefined } from "./try-or-undefined";

/** A parsed object whose fields have not been checked yet. */
type Unchecked<T> = Partial<Record<keyof T, unknown>>;

/**
 * Whether what came is a list, and not an empty one, of what is right. A Wi-Fi
 * portal or a cut download may send anything.
 */
export function isListOf<T>(
  value: unknown,
  isRight: (one: Unchecked<T>) => boolean,
): value is readonly T[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((one) => isObject(one) && isRight(one as Unchecked<T>))
  );
}

/** Whether it has fields, a list too. */
export const isObject = (value: unknown) =>
  typeof value === "object" && value !== null;

/** Whether it has fields that it names. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && !Array.isArray(value);

/** The fields that a JSON text holds; null for any other text. */
export function parseRecord(text: string): Record<string, unknown> | null {
  const value = tryOrUndefined<unknown>(() => JSON.parse(text));
  return isRecord(value) ? value : null;
}

/** Whether all of them are texts. */
export const areTexts = (...values: readonly unknown[]) =>
  values.every((value) => typeof value === "string");
