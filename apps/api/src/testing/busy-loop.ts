/** Loaded into a process of the API: at a word of the test its event loop is kept busy for some seconds, as by work that nobody bounds. */
const [piece, whole] = [400, 12_000];

process.on("message", (word) => {
  if (word !== "work") return;
  const end = performance.now() + whole;
  const work = () => {
    const until = performance.now() + piece;
    while (performance.now() < until);
    if (performance.now() < end) setImmediate(work);
  };
  work();
});
process.channel?.unref();
