# syntax=docker/dockerfile:1

ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
RUN npm install --global pnpm@10.34.9
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches/
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/tsconfig packages/tsconfig/
COPY prisma/package.json prisma/

# The generated database client and the web application.
FROM packages AS build
RUN pnpm install --frozen-lockfile --filter @retribusi/web... --filter @retribusi/db...
COPY packages packages/
COPY prisma prisma/
COPY apps/web apps/web/
RUN pnpm --filter @retribusi/db --filter @retribusi/web run build

# Only what the API needs at run time; Node runs its TypeScript as it is.
FROM packages AS production
RUN pnpm install --frozen-lockfile --prod --filter @retribusi/api...
COPY packages packages/
COPY prisma prisma/
COPY apps/api apps/api/
COPY --from=build /app/prisma/generated prisma/generated/
COPY --from=build /app/apps/web/dist apps/web/dist/

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    WEB_DIR=/app/apps/web/dist \
    FILES_DIR=/data/files \
    TEMP_DIR=/data/temporary \
    JOURNAL_DIR=/data/journal \
    DRAIN_MS=5000
WORKDIR /app
COPY --from=production /app ./
RUN mkdir -p /data/files /data/temporary /data/journal && chown -R node:node /data
USER node
VOLUME /data/files /data/temporary /data/journal
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "node prisma/migrate.ts && node prisma/seed.ts && exec env -u DATABASE_ADMIN_URL -u DATABASE_ADMIN_URL_FILE node --max-old-space-size=512 --max-semi-space-size=16 apps/api/src/server.ts"]
