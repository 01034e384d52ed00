import { Alert } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { weighPhotos } from "@retribusi/contract/features/catalog/objectretribusi.endpoints";
import { settingFields } from "@retribusi/contract/features/system/system.settings";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { callEndpoint } from "../../lib/api.ts";

const pause = 300;

interface Props {
  readonly saved: number | null;
  /** What stands in the input; of what can't be saved nothing is told. */
  readonly typed: string | number | null | undefined;
}

/** The number that the input would save; `undefined` where it would be refused. */
function numberOf(typed: Props["typed"]): number | undefined {
  const parsed = settingFields.minimalfoto.schema.safeParse(typed === "" ? null : typed);
  return parsed.success ? (parsed.data ?? 0) : undefined;
}

/** What another number of photos does to what citizens are offered, before it is saved. */
export function PhotoEffect({ saved, typed }: Props) {
  const { t } = useTranslation("system");
  const [settled] = useDebouncedValue(numberOf(typed), pause);
  const isAsked = settled !== undefined && settled !== (saved ?? 0);
  const { data } = useQuery({
    queryKey: ["system", "photos", saved, settled],
    queryFn: isAsked
      ? ({ signal }) => callEndpoint(weighPhotos, { query: { minimalfoto: settled }, signal })
      : skipToken,
    staleTime: 0,
  });
  const { hilang = 0, kembali = 0, ditawarkan = 0 } = data ?? {};
  return (
    <div role="status">
      {isAsked && data ? (
        <Alert color={hilang > 0 ? "yellow" : "gray"}>
          {hilang > 0 ? t("photosVanish", { count: hilang, offered: ditawarkan }) : t("photosStay")}
          {kembali > 0 ? ` ${t("photosReturn", { count: kembali })}` : ""}
        </Alert>
      ) : null}
    </div>
  );
}
