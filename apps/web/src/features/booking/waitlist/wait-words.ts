import type { Wait } from "@retribusi/contract/features/booking/waitlist.endpoints";
import { useTranslation } from "react-i18next";
import { useShortTime } from "../booking-time.tsx";

/** What it is called, and where it is. */
export const waitName = ({ objectname, subobjectname }: Pick<Wait, "objectname" | "subobjectname">): string =>
  [objectname, subobjectname].filter(Boolean).join(", ");

/** “24–26 Nov 2026 · 2 nights · 1 unit”. */
export function useWaitTime(): (wait: Wait) => string {
  const { t } = useTranslation("waitlist");
  const shortTime = useShortTime();
  return ({ waktu, tglmulai, tglakhir, zona, jumlahunit }) => {
    const moments = { waktu, tglmulaipemakaian: tglmulai, tglakhirpemakaian: tglakhir };
    const time = shortTime({ ...moments, objek: { zona }, harga: { satuantarif: waktu.satuan } });
    return t("time", { time, units: t("units", { count: jumlahunit }) });
  };
}

/** “You are next”, “2 people before you”. */
export function usePlaceWords(): (ahead: number) => string {
  const { t } = useTranslation("waitlist");
  return (ahead) => (ahead === 0 ? t("place.next") : t("place.before", { count: ahead }));
}

/** How often such days became free, where that is known. */
export function useChanceWords(): (chance: Wait["peluang"]) => string | undefined {
  const { t } = useTranslation("waitlist");
  return (chance) => {
    if (!chance) return undefined;
    const { penuh: full, kosonglagi: freed } = chance;
    return freed === 0 ? t("chanceNone", { full }) : t("chance", { freed, full });
  };
}
