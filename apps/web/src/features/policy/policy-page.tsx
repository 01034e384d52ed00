import { policyPage } from "@retribusi/contract/features/policy/policy.pages";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../components/query-state.tsx";
import { ObjectFrame } from "../catalog/object-frame.tsx";
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
  return (
    <ObjectFrame page={policyPage} title={t("title")} lead={t("lead")}>
      {(objectid) => <Policy objectid={objectid} />}
    </ObjectFrame>
  );
}
