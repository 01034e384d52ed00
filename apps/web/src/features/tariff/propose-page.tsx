import { Stack } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { tariffPage } from "@retribusi/contract/features/tariff/tariff.pages";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { paths } from "../../lib/paths.ts";
import { ProposeForm } from "./propose-form.tsx";
import { readTariffsAnew, useTariffObject } from "./tariff-query.ts";
import { useTariffWords } from "./use-tariff-words.ts";

/** Proposes a tariff of one object; somebody else decides on it. */
export function ProposePage() {
  const { t } = useTranslation("tariff");
  const words = useTariffWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const objectid = Number(useParams()["id"]);
  const query = useTariffObject(objectid);
  const { data } = query;
  return (
    <Stack gap="lg" maw="48rem">
      <PageHeader title={t("proposeTitle")} lead={data ? words.object(data) : ""} />
      <QueryState query={query} />
      {data ? (
        <ProposeForm
          object={data}
          onDone={() => {
            notifications.show({ color: "green", message: t("sent", { name: words.object(data) }) });
            void readTariffsAnew(client);
            void navigate(`${paths.page(tariffPage)}?objectid=${objectid}`);
          }}
        />
      ) : null}
    </Stack>
  );
}
