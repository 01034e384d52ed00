import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { MessagePage } from "../../components/message-page.tsx";
import { ChunkLoadError } from "../../lib/page-route.ts";
import { answers } from "../../lib/service-answer.ts";

/**
 * A screen whose code couldn't be fetched. Browsers remember a failed part, so it is loaded with the whole page, but only once the service
 * answers: otherwise the browser's own error page would take this one's place.
 */
function Unconnected() {
  const { t } = useTranslation("state");
  const [state, setState] = useState<"waiting" | "trying" | "failed">("waiting");
  const retry = async () => {
    setState("trying");
    if (await answers()) window.location.reload();
    else setState("failed");
  };
  return (
    <MessagePage title={t("unconnectedTitle")} text={t("unconnectedText")}>
      <Button loading={state === "trying"} onClick={() => void retry()}>
        {t("retry")}
      </Button>
      {state === "failed" ? (
        <Alert role="status" color="yellow" w="100%">
          {t("unconnectedStill")}
        </Alert>
      ) : null}
    </MessagePage>
  );
}

/** What is shown when a screen could not be loaded or broke while it was drawn. */
export function RouteError() {
  const { t } = useTranslation("state");
  const error = useRouteError();
  const isChunk = error instanceof ChunkLoadError;
  if (isChunk && !error.isReplaced) return <Unconnected />;
  return (
    <MessagePage title={t(isChunk ? "chunkTitle" : "crashTitle")} text={t(isChunk ? "chunkText" : "crashText")}>
      <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
    </MessagePage>
  );
}
