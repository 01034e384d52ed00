import { Anchor, Card, NativeSelect, Stack, Title } from "@mantine/core";
import { decideAccount, type WaitingAccount } from "@retribusi/contract/features/identity/review.endpoints";
import { payerGroupLabels, payerGroups } from "@retribusi/contract/features/revenue/revenue.payers";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { type Definition, DefinitionList } from "../../../components/definition-list.tsx";
import { PhoneLink } from "../../../components/phone-link.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { useMoment } from "../../../lib/use-moment.ts";
import { addressOfPage } from "../../../records/record-pages.ts";
import { useRoleWords } from "../role/use-role-words.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { LetterLink } from "./letter-link.tsx";
import { useDecision } from "./use-decision.ts";

function useFacts(): (account: WaitingAccount) => Definition[] {
  const { t } = useTranslation("review");
  const moment = useMoment();
  const roleWords = useRoleWords();
  return (one) => {
    const isOrganisation = one.jenisakun === "organisasi";
    const confirmed = t(one.emailterverifikasi ? "emailConfirmed" : "emailOpen");
    return [
      { label: t("since"), value: moment(one.date_created) },
      ...(isOrganisation
        ? [
            { label: t("organisation"), value: one.namaorganisasi },
            { label: t("nib"), value: one.nib },
            {
              label: t("letter"),
              value: one.surat ? <LetterLink userid={one.userid} name={one.surat} /> : t("noLetter"),
            },
          ]
        : []),
      { label: t("username"), value: one.username },
      { label: t("email"), value: `${one.email} (${confirmed})` },
      { label: t("phone"), value: one.notelp ? <PhoneLink phone={one.notelp} label={t("phone")} inherit /> : null },
      { label: t("address"), value: one.alamat },
      { label: t("nik"), value: one.noidentitas ? `${one.noidentitas} (${t("nikHint")})` : null },
      { label: t("roles"), value: roleWords(one.peran) || t("noRole") },
    ];
  };
}

interface Props {
  readonly account: WaitingAccount;
  /** It has left the queue. */
  readonly onGone: () => void;
}

/** One account with what was entered, and the decision. */
export function AccountCard({ account, onGone }: Props) {
  const { t } = useTranslation("review");
  const label = useLabel();
  const facts = useFacts();
  const { userid, versi, fullname, namaorganisasi } = account;
  const name = namaorganisasi ?? fullname;
  const decision = useDecision(name, onGone);
  const [group, setGroup] = useState(account.kelompoktarif ?? "umum");
  const params = { id: userid };
  return (
    <Card component="li" aria-label={name}>
      <Stack gap="md">
        <Title order={3} size="h4">
          {namaorganisasi ? `${namaorganisasi} · ${fullname}` : fullname}
        </Title>
        <DefinitionList items={facts(account)} />
        <Anchor component={Link} to={addressOfPage("userdata/view", String(userid))} size="sm">
          {t("openAccount")}
        </Anchor>
        <DecisionBar
          name={name}
          refuseHint={t("refuseHint")}
          isPending={decision.isPending}
          onApprove={() =>
            decision.mutate({
              send: () =>
                callEndpoint(decideAccount, { params, body: { putusan: "setuju", versi, kelompoktarif: group } }),
              done: t("approvedAccount", { name }),
            })
          }
          onRefuse={(alasan) =>
            decision.mutate({
              send: () => callEndpoint(decideAccount, { params, body: { putusan: "tolak", versi, alasan } }),
              done: t("refusedAccount", { name }),
            })
          }
        >
          <NativeSelect
            label={t("payerGroup")}
            description={t("payerGroupHint")}
            data={payerGroups.map((value) => ({ value, label: label(payerGroupLabels[value]) }))}
            value={group}
            onChange={({ currentTarget }) => setGroup(payerGroups.find((one) => one === currentTarget.value) ?? "umum")}
          />
        </DecisionBar>
      </Stack>
    </Card>
  );
}
