import { Stack } from "@mantine/core";
import { policyPage } from "@retribusi/contract/features/policy/policy.pages";
import { useTranslation } from "react-i18next";
import { PageHeader } from "../../components/page-header.tsx";
import { QueryState } from "../../components/query-state.tsx";
import { ObjectChoice } from "../catalog/object-choice.tsx";
import { ObjectPages } from "../catalog/object-pages.tsx";
import { useChosenObject } from "../catalog/use-chosen-object.ts";
import { PolicyForm } from "./policy-form.tsx";
import { usePolicy } from "./policy-query.ts";

function Policy({ objectid }: { readonly objectid: number }) {
  const query = usePolicy(objectid);
  if (!query.data) return <QueryState query={query} />;
  return <PolicyForm policy={query.data} />;
}

/** When and on what terms one object is let. */
export function PolicyPage() {
  const { t } = useTranslation("policy");
  const chosen = useChosenObject();
  const objectid = chosen.value;
  return (
    <Stack gap="lg" maw="64rem">
      <PageHeader title={t("title")} lead={t("lead")} />
      <ObjectChoice {...chosen} />
      {objectid ? <ObjectPages objectid={objectid} current={policyPage} /> : null}
      {objectid ? <Policy key={objectid} objectid={objectid} /> : null}
    </Stack>
  );
}
