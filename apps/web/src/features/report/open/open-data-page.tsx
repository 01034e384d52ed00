import { Anchor, NativeSelect } from "@mantine/core";
import { leastGroup, type OpenData, readOpenData } from "@retribusi/contract/features/report/transparency.endpoints";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { useLanguage } from "../../../lib/use-label.ts";
import { formatMadeAt } from "../report-value.ts";
import { FilesSection } from "./files-section.tsx";
import { ObjectSection } from "./object-section.tsx";
import { OccupancySection } from "./occupancy-section.tsx";
import { regionsOf } from "./open-figures.ts";
import classes from "./open-page.module.css";
import { RevenueSection } from "./revenue-section.tsx";

/** Name of the chosen region in the address. */
const chosen = "daerah";

const licence = "https://creativecommons.org/licenses/by/4.0/";

/** When the figures were made, what is left out of them and why, and what may be done with them. */
function Facts({ madeat }: Pick<OpenData, "madeat">) {
  const { t } = useTranslation("openData");
  const language = useLanguage();
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{t("facts.made")}</dt>
        <dd>{t("facts.madeText", { time: formatMadeAt(madeat, language) })}</dd>
      </div>
      <div>
        <dt>{t("facts.small")}</dt>
        <dd>{t("facts.smallText", { least: leastGroup })}</dd>
      </div>
      <div>
        <dt>{t("facts.licence")}</dt>
        <dd>
          <Anchor href={licence} rel="license" inherit underline="always">
            CC BY 4.0
          </Anchor>
          : {t("facts.licenceText")}
        </dd>
      </div>
    </dl>
  );
}

function Figures({ data }: { readonly data: OpenData }) {
  const { t } = useTranslation("openData");
  const [search, setSearch] = useAddressQuery();
  const regions = regionsOf(data);
  const region = regions.find((one) => one === search.get(chosen));
  return (
    <div className={classes.figures}>
      <Facts madeat={data.madeat} />
      {regions.length > 1 ? (
        <NativeSelect
          className={classes.region ?? ""}
          label={t("region")}
          data={[{ value: "", label: t("allRegions") }, ...regions]}
          value={region ?? ""}
          onChange={({ currentTarget: { value } }) =>
            setSearch(() => new URLSearchParams(value ? { [chosen]: value } : {}), { replace: true })
          }
        />
      ) : null}
      <RevenueSection data={data} region={region} />
      <OccupancySection data={data} region={region} />
      <ObjectSection key={region ?? ""} data={data} region={region} />
      <FilesSection />
    </div>
  );
}

/** The public figures: what was received, how full it was, what there is and what it costs. Nobody signs in for it. */
export function OpenDataPage() {
  const { t } = useTranslation("openData");
  const query = useQuery({
    queryKey: ["open-data"],
    queryFn: ({ signal }) => callEndpoint(readOpenData, { signal, isAnonymous: true }),
    staleTime: 600_000,
  });
  return (
    <div className={classes.page}>
      <PageHeader title={t("title")} lead={t("lead")} />
      {query.data ? <Figures data={query.data} /> : <QueryState query={query} lines={8} />}
    </div>
  );
}
