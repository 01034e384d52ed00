import { Button, Modal, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { currentUserKey, forgetLoadedData, useSession } from "../../lib/current-user.ts";
import { paths } from "../../lib/paths.ts";
import { finishSigningIn, useSignInWish } from "../../lib/reauthentication.ts";
import { forgetToken, isRemembered } from "../../lib/session.ts";
import { SignInForm } from "./sign-in-form.tsx";

/** What a session has shown is covered when it is over: whoever comes by afterwards reads none of it. */
const covered = { color: "var(--mantine-color-body)", backgroundOpacity: 1 };

/**
 * A session that ends in the middle of a form, or something for which its owner has to show who they are: the form stays as it is behind this
 * dialog, and the call that was refused is sent again. Only the same person may go on; anybody else starts from the landing page.
 */
export function SignInAgain() {
  const { t } = useTranslation("identity");
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useSession();
  const wish = useSignInWish();
  const user = session.status === "signed-in" ? session.current.user : undefined;
  const leave = () => {
    finishSigningIn(false);
    // Whoever only was to show who they are is still signed in, and stays where they were.
    if (wish?.isProof) return;
    forgetToken();
    void forgetLoadedData(client).then(() => navigate(paths.start));
  };
  return (
    <Modal
      opened={wish !== null}
      onClose={leave}
      title={t(wish?.isProof ? "proofTitle" : "againTitle")}
      centered
      size={440}
      zIndex={400}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      overlayProps={wish && !wish.isProof ? covered : {}}
    >
      <Stack gap="md">
        {wish?.reason ? <Text size="sm">{wish.reason}</Text> : null}
        <Text size="sm">{t(wish?.reason ? "againKept" : "againText")}</Text>
        <SignInForm
          {...(user ? { username: user.username } : {})}
          remember={isRemembered()}
          onSignedIn={() => {
            finishSigningIn(true);
            void client.invalidateQueries({ queryKey: currentUserKey });
          }}
        />
        <Button variant="subtle" color="gray" onClick={leave}>
          {t(wish?.isProof ? "proofLeave" : "againLeave")}
        </Button>
      </Stack>
    </Modal>
  );
}
