import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { endOtherSessions, endOwnSession } from "@retribusi/contract/features/identity/place.endpoints";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../components/query-state.tsx";
import { SectionCard } from "../../../components/section-card.tsx";
import { useConfirm } from "../../../components/use-confirm.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { useNotifyError } from "../../../lib/use-notify-error.ts";
import { sessionsKey, useOwnSessions } from "./place-query.ts";
import { SessionList } from "./session-list.tsx";

function useEnding() {
  const { t } = useTranslation("place");
  const client = useQueryClient();
  const options = {
    onSuccess: ({ ended }: { readonly ended: number }) => {
      notifications.show({ color: "green", message: t("signedOutThere", { count: ended }) });
    },
    onError: useNotifyError(),
    // Also after a failure: the session may have ended by itself.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  };
  const one = useMutation({ mutationFn: (id: string) => callEndpoint(endOwnSession, { body: { id } }), ...options });
  const others = useMutation({ mutationFn: () => callEndpoint(endOtherSessions), ...options });
  return { one, others };
}

/** Where the person is signed in, and the way to end it there. */
export function SessionsCard() {
  const { t } = useTranslation("place");
  const confirm = useConfirm();
  const query = useOwnSessions();
  const { data } = query;
  const { one, others } = useEnding();
  const endOthers = async () => {
    const question = { title: t("othersTitle"), text: t("othersText"), confirm: t("signOutOthers") };
    if (await confirm(question)) others.mutate();
  };
  return (
    <SectionCard title={t("sessions")} lead={t("sessionsLead")}>
      <QueryState query={query} lines={3} />
      {data ? (
        <SessionList
          sessions={data}
          ending={one.isPending ? one.variables : undefined}
          onEnd={({ id }) => one.mutate(id)}
        />
      ) : null}
      {data && data.length > 1 ? (
        <div>
          <Button variant="default" loading={others.isPending} onClick={() => void endOthers()}>
            {t("signOutOthers")}
          </Button>
        </div>
      ) : null}
    </SectionCard>
  );
}
