/** Loaded before the application as `skewed-clock.ts?seconds=90`: what its process takes for the time is off by so much; timers run as ever. */
const off = Number(new URL(import.meta.url).searchParams.get("seconds")) * 1_000;

const real = Date;
const now = () => real.now() + off;

globalThis.Date = new Proxy(real, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
