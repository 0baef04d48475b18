# The image of one node. What runs is the Node of the lock file, as everywhere (docs/decisions/0006).
FROM node:24-bookworm-slim AS build
WORKDIR /skywave
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/card-processor/package.json apps/card-processor/
COPY apps/web/package.json apps/web/
COPY packages/channels/package.json packages/channels/
COPY packages/sound/package.json packages/sound/
COPY packages/contract/package.json packages/contract/
COPY packages/domain/package.json packages/domain/
COPY packages/folder-lock/package.json packages/folder-lock/
COPY packages/localization/package.json packages/localization/
COPY packages/sdk/package.json packages/sdk/
COPY packages/services/package.json packages/services/
COPY packages/tracking/package.json packages/tracking/
COPY tests/package.json tests/
RUN npm ci --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
RUN cd apps/web && ../../node_modules/.bin/node ../../node_modules/vite/bin/vite.js build
COPY tooling tooling
COPY apps/api apps/api
RUN node_modules/.bin/node tooling/bundle/bundle-services.mjs image api
# What only builds stays behind.
RUN npm ci --ignore-scripts --omit=dev

FROM debian:bookworm-slim
WORKDIR /skywave
COPY --from=build /skywave/node_modules node_modules
COPY --from=build /skywave/packages packages
COPY --from=build /skywave/apps/web/dist apps/web/dist
COPY package.json ./
COPY apps/web/public/config apps/web/public/config
COPY apps/api apps/api
COPY --from=build /skywave/apps/api/dist apps/api/dist
# The embedded database, and what is restored beside it; PostgreSQL leaves it empty.
RUN mkdir /data && chown 10001:10001 /data
VOLUME /data
# `docker build --build-arg BUILD_NAME=…` names it, for whoever asks which build answers.
ARG BUILD_NAME=unnamed
ENV BUILD_NAME=$BUILD_NAME
ENV SKYWAVE_MODE=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=2s --timeout=2s --start-period=60s --retries=2 CMD ["node_modules/.bin/node", "apps/api/is-ready.ts"]
CMD ["node_modules/.bin/node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "apps/api/dist/image/start.js"]
