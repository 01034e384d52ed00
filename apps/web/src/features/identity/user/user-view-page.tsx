import { Button, Stack } from "@mantine/core";
import { withdrawUserKey } from "@retribusi/contract/features/identity/userdata.endpoints";
import { userdata } from "@retribusi/contract/features/identity/userdata.entity";
import { IconBan, IconPasswordUser, IconShieldLock } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import { PageHeader } from "../../../components/page-header.tsx";
import { QueryState } from "../../../components/query-state.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useCurrentUser, useHoldsPage } from "../../../lib/current-user.ts";
import { useLabel } from "../../../lib/use-label.ts";
import { WithHistory } from "../../../records/history/with-history.tsx";
import { nameOf, type RecordRow } from "../../../records/record.ts";
import { getRecord } from "../../../records/record-api.ts";
import { recordKeys } from "../../../records/record-keys.ts";
import { addressOfPage, getEntityPage } from "../../../records/record-pages.ts";
import { RecordDetails } from "../../../records/view/record-details.tsx";
import { BackToList, ViewActions } from "../../../records/view/view-actions.tsx";
import { AccountStateCard } from "./account-state-card.tsx";
import { ApiKeyCard } from "./api-key-card.tsx";
import { EndUserSessions } from "./end-user-sessions.tsx";
import { isBlocked, useAccountBlock } from "./use-account-block.ts";
import { UserFactorCard } from "./user-factor-card.tsx";

const page = getEntityPage("userdata/view");
const icon = { size: 16, "aria-hidden": true } as const;

/** What an administrator does with an account beside editing it. */
function AccountActions({ record }: { readonly record: RecordRow }) {
  const { t } = useTranslation("administration");
  const holds = useHoldsPage();
  const block = useAccountBlock();
  const { user } = useCurrentUser();
  const id = String(record.userid);
  // One's own password is changed under My account.
  const mayReset = holds("userdata/resetpassword") && record.userid !== user.userid;
  return (
    <>
      {holds("userdata/kewenangan") ? (
        <Button
          component={Link}
          to={addressOfPage("userdata/kewenangan", id)}
          variant="default"
          leftSection={<IconShieldLock {...icon} />}
        >
          {t("rights")}
        </Button>
      ) : null}
      {mayReset ? (
        <Button
          component={Link}
          to={addressOfPage("userdata/resetpassword", id)}
          variant="default"
          leftSection={<IconPasswordUser {...icon} />}
        >
          {t("reset")}
        </Button>
      ) : null}
      {holds("userdata/resetpassword") ? (
        <EndUserSessions userid={Number(record.userid)} name={nameOf(userdata, record)} />
      ) : null}
      {/* The card with the account's status unblocks it. */}
      {block.mayChange(record) && !isBlocked(record) ? (
        <Button
          variant="default"
          loading={block.isPending}
          leftSection={<IconBan {...icon} />}
          onClick={() => void block.toggle(record)}
        >
          {t("block")}
        </Button>
      ) : null}
    </>
  );
}

function UserKey({ record }: { readonly record: RecordRow }) {
  const client = useQueryClient();
  const id = Number(record.userid);
  return (
    <ApiKeyCard
      isSet={record.authorization !== null}
      withdraw={() => callEndpoint(withdrawUserKey, { params: { id } })}
      onChanged={() => void client.invalidateQueries({ queryKey: recordKeys.record("userdata", String(id)) })}
    />
  );
}

/** An account with everything an administrator does with it. */
export function UserViewPage() {
  const text = useLabel();
  const holds = useHoldsPage();
  const { id = "" } = useParams();
  const query = useQuery({
    queryKey: recordKeys.record("userdata", id),
    queryFn: ({ signal }) => getRecord("userdata", id, signal),
  });
  const record = query.data;
  return (
    <>
      <PageHeader
        title={record ? nameOf(userdata, record) : text(userdata.title)}
        lead={record ? text(userdata.title) : ""}
        actions={
          <>
            <BackToList page={page} />
            {record ? <AccountActions record={record} /> : null}
            {record ? <ViewActions page={page} record={record} /> : null}
          </>
        }
      />
      <QueryState query={query} />
      {record ? (
        <WithHistory entity={userdata.name} id={id}>
          <AccountStateCard record={record} />
          <RecordDetails page={page} record={record} />
          {holds("userdata/resetpassword") ? (
            <Stack gap="lg" mt="lg">
              <UserFactorCard id={Number(id)} name={nameOf(userdata, record)} />
              <UserKey record={record} />
            </Stack>
          ) : null}
        </WithHistory>
      ) : null}
    </>
  );
}
