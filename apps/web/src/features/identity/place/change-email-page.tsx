import { Button, Card, Container, Stack, Text } from "@mantine/core";
import { confirmEmail } from "@retribusi/contract/features/identity/place.endpoints";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { ErrorState } from "../../../components/error-state.tsx";
import { MessagePage } from "../../../components/message-page.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { callEndpoint } from "../../../lib/api.ts";
import { currentUserKey } from "../../../lib/current-user.ts";
import { paths } from "../../../lib/paths.ts";
import { useAddressQuery } from "../../../lib/use-address-query.ts";
import { accountKey } from "../account-query.ts";

function useConfirmation(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callEndpoint(confirmEmail, { body: { key }, isAnonymous: true, onSignedOut: "fail" }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: accountKey });
      void client.invalidateQueries({ queryKey: currentUserKey });
    },
  });
}

/** Where the link to a new e-mail address leads. Programs open links of mails by themselves, so a person has to press the button. */
export function ChangeEmailPage() {
  const { t } = useTranslation("place");
  const [search] = useAddressQuery();
  const { mutate, isPending, isSuccess, error } = useConfirmation(search.get("key") || "-");
  const toAccount = (
    <Button component={Link} to={paths.account}>
      {t("toAccount")}
    </Button>
  );
  if (isSuccess) {
    return (
      <MessagePage title={t("emailChanged")} text={t("emailChangedText")}>
        {toAccount}
      </MessagePage>
    );
  }
  return (
    <Container size={520} px={0} py={{ base: "md", sm: "xl" }}>
      <PageHeader title={t("confirmTitle")} {...(error ? {} : { lead: t("confirmLead") })} />
      {error ? (
        <ErrorState error={error}>
          <Text size="sm">{t("linkHint")}</Text>
          {toAccount}
        </ErrorState>
      ) : (
        <Card component={Stack} gap="md" align="flex-start">
          <Text size="sm">{t("confirmText")}</Text>
          <Button loading={isPending} onClick={() => mutate()}>
            {t("confirmButton")}
          </Button>
        </Card>
      )}
    </Container>
  );
}
