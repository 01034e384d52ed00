import { DatesProvider } from "@mantine/dates";
import "@mantine/dates/styles.layer.css";
import "dayjs/locale/id";
import type { ReactNode } from "react";
import { useLanguage } from "../lib/use-label.ts";

/** Around whatever picks dates: months and days in the language of the screen, weeks from Monday, and no day in the red of an error. */
export function DatesLocale({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  return <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [] }}>{children}</DatesProvider>;
}
