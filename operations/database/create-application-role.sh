# Runs once, when the database is made: the role that the processes connect as. It owns no table (docs/audit-log.md).
psql --set ON_ERROR_STOP=1 --set password="$POSTGRES_APPLICATION_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role steplight_application login password :'password' nosuperuser nocreatedb nocreaterole;
SQL
