import { Button, Divider, Stack, Text } from "@mantine/core";
import { IconFingerprint } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { errorText } from "../../lib/error-text.ts";
import { knowsPasskeys } from "../../lib/passkey.ts";
import { signInByPasskey } from "./sign-in.ts";
import { SignInRefusal } from "./sign-in-refusal.tsx";

interface Props {
  /** Only this person, where a page waits for them. */
  readonly username: string | undefined;
  readonly remember: boolean;
  readonly onSignedIn: () => void;
}

/** Signing in without a password, in browsers that know how. */
export function PasskeyButton({ username, remember, onSignedIn }: Props) {
  const { t } = useTranslation("security");
  const { t: state } = useTranslation("state");
  const entering = useMutation({ mutationFn: () => signInByPasskey(remember, username), onSuccess: onSignedIn });
  if (!knowsPasskeys()) return null;
  return (
    <Stack gap="xs">
      <Divider label={t("or")} />
      <Button
        variant="default"
        loading={entering.isPending}
        leftSection={<IconFingerprint size={18} aria-hidden />}
        onClick={() => entering.mutate()}
      >
        {t("passkeySignIn")}
      </Button>
      {entering.error ? (
        <>
          <Text role="alert" size="sm" c="var(--mantine-color-error)">
            {errorText(entering.error, state)}
          </Text>
          <SignInRefusal error={entering.error} name={username ?? ""} isApart={username !== undefined} />
        </>
      ) : null}
    </Stack>
  );
}
