# Deckloom in a container: docs/operating.md#run-it-with-a-container. The same file serves amd64 and arm64: every stage
# runs on the platform that the image is for, because some packages are made for one platform and one C library.
# BASE is any Debian-like image with Node 20.19 or newer.
ARG BASE=docker.io/library/node:20-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
# Told to monitoring by /metrics: the repository itself is not in the image.
ARG DECKLOOM_COMMIT=""
COPY . .
# A registry of your own: --secret id=npmrc,src=$HOME/.npmrc
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --ignore-scripts && node tools/build.mjs
# What the server needs while it runs, and nothing that only builds it: the fonts are in dist/ by now.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --ignore-scripts --omit=dev --workspace @deckloom/server \
    && rm -r node_modules/@deckloom node_modules/@expo-google-fonts

FROM ${BASE}
WORKDIR /app
# HOME and everything that is written for a moment is in /tmp, everything that is kept in /data: the rest is read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data HOME=/tmp
RUN mkdir /data && chown 10001:10001 /data && chmod 700 /data
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
USER 10001:10001
VOLUME /data
EXPOSE 3000
# A new container is given a minute: the database may still be on its way.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=4 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server hears it itself and ends within 8 seconds; whoever stops it has to wait as long.
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/main.js"]
