import { Select } from "@mantine/core";
import { useForm } from "@mantine/form";
import { isRole, roleLabels } from "@retribusi/contract/define/roles";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../components/query-state.tsx";
import { useCurrentUser } from "../../lib/current-user.ts";
import { useLabel } from "../../lib/use-label.ts";
import { type CaseKind, useColleagues } from "./case-query.ts";
import { StepFrame } from "./step-frame.tsx";

interface Props {
  readonly kind: CaseKind;
  readonly id: number;
  readonly isPending: boolean;
  readonly onSend: (userid: number) => void;
  readonly onClose: () => void;
}

/** Gives a case to a colleague who sees it, or to oneself, who comes first. */
export function AssignForm({ kind, id, onSend, ...frame }: Props) {
  const { t } = useTranslation("settlement");
  const label = useLabel();
  const { user } = useCurrentUser();
  const query = useColleagues(kind, id);
  const form = useForm<{ userid: string | null }>({
    initialValues: { userid: null },
    validate: { userid: (chosen) => (chosen === null ? t("form.whoMissing") : null) },
  });
  if (!query.data) return <QueryState query={query} lines={2} />;
  const people = query.data.records.toSorted(
    (one, other) => Number(other.userid === user.userid) - Number(one.userid === user.userid),
  );
  const options = people.map(({ userid, nama, peran }) => ({
    value: String(userid),
    label: isRole(peran) ? `${nama} (${label(roleLabels[peran])})` : nama,
  }));
  return (
    <StepFrame button={t("buttons.assign")} {...frame} onSubmit={form.onSubmit(({ userid }) => onSend(Number(userid)))}>
      <Select
        label={t("form.who")}
        data={options}
        searchable
        required
        allowDeselect={false}
        {...form.getInputProps("userid")}
      />
    </StepFrame>
  );
}
