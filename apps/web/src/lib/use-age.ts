import { serverNow } from "./server-clock.ts";
import { useLanguage } from "./use-label.ts";

const minute = 60_000;
const steps = [
  { unit: "day", minutes: 1440 },
  { unit: "hour", minutes: 60 },
  { unit: "minute", minutes: 1 },
] as const;

/** “2 hours”: how long ago something was by the server's clock, in the largest whole unit. */
export function useAge(): (since: Date) => string {
  const language = useLanguage();
  return (since) => {
    const passed = Math.max(0, Math.floor((serverNow().getTime() - since.getTime()) / minute));
    const { unit, minutes } = steps.find((step) => passed >= step.minutes) ?? steps[2];
    return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(
      Math.floor(passed / minutes),
    );
  };
}
