import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useRouteError } from "react-router-dom";
import { MessagePage } from "../../components/message-page.tsx";
import { ChunkLoadError } from "../../lib/page-route.ts";

/** What is shown when a screen could not be loaded or broke while it was drawn. */
export function RouteError() {
  const { t } = useTranslation("state");
  const isChunk = useRouteError() instanceof ChunkLoadError;
  return (
    <MessagePage title={t(isChunk ? "chunkTitle" : "crashTitle")} text={t(isChunk ? "chunkText" : "crashText")}>
      <Button onClick={() => window.location.reload()}>{t("reload")}</Button>
    </MessagePage>
  );
}
