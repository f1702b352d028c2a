/** Downloads at a time, so that a slow connection still serves the visitor. */
const CONCURRENCY = 4;

/** Runs a task for each item, a few at a time. */
export async function runConcurrently<Item>(
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
) {
  const waiting = [...items];
  const line = async () => {
    for (let item; (item = waiting.shift()) !== undefined;) await task(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, line));
}
