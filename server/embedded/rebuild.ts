/**
 * Brings the database of an older version to the schema of `supabase/migrations`, whichever migrations
 * it has applied: the project's objects are made anew and the rows are copied into them.
 */

/** Runs before the migrations: rows wait in the schema `old`, all other objects of the project go. */
export const setAside = `
create schema old;
-- Counts of one hour, from the first migrations.
drop table if exists private.attempts;

do $$
declare
  statement text;
begin
  for statement in
    select format('alter table %I.%I set schema old', schemaname, tablename)
      from pg_tables where schemaname in ('public', 'private')
    union all
    select format('drop view if exists %I.%I cascade', schemaname, viewname)
      from pg_views where schemaname in ('public', 'private')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure)
      from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('drop policy %I on %I.%I', policyname, schemaname, tablename)
      from pg_policies where schemaname = 'storage'
    union all
    select format('drop trigger if exists %I on %s', tgname, tgrelid::regclass)
      from pg_trigger where tgrelid = 'storage.objects'::regclass and not tgisinternal
  loop
    execute statement;
  end loop;
end $$;

drop schema private cascade;
`;

/**
 * Runs after the migrations. Rows that break a check of today stay: that check then holds for new rows
 * only. A table that the schema no longer has moves to \`private\`, where only the owner reads it.
 */
export const copyBack = `
-- No trigger and no foreign key acts on the copies.
set local session_replication_role = replica;

do $$
declare
  source record;
  target regclass;
  shared text;
  lost record;
  check_ record;
  holds_values boolean;
begin
  for source in select relname, oid from pg_class
    where relnamespace = 'old'::regnamespace and relkind = 'r'
  loop
    target := coalesce(
      to_regclass(format('public.%I', source.relname)),
      to_regclass(format('private.%I', source.relname))
    );
    if target is null then
      execute format('alter table old.%I set schema private', source.relname);
      continue;
    end if;

    for lost in select attname from pg_attribute
      where attrelid = source.oid and attnum > 0 and not attisdropped
        and attname not in (
          select attname from pg_attribute where attrelid = target and not attisdropped
        )
    loop
      execute format(
        'select exists (select from old.%I where %I is not null)', source.relname, lost.attname
      ) into holds_values;
      if holds_values then
        raise exception 'The column %.% holds values and this version has no such column.',
          target, lost.attname;
      end if;
    end loop;

    select string_agg(quote_ident(attname), ', ') into shared from pg_attribute
    where attrelid = target and attnum > 0 and not attisdropped and attgenerated = ''
      and attname in (
        select attname from pg_attribute where attrelid = source.oid and not attisdropped
      );
    create temp table checks on commit drop as
      select conname, pg_get_constraintdef(oid) as definition from pg_constraint
      where conrelid = target and contype = 'c';
    for check_ in select * from checks loop
      execute format('alter table %s drop constraint %I', target, check_.conname);
    end loop;
    -- Rows that a migration adds are among the old ones, as the firm has changed them.
    execute format('delete from %s', target);
    execute format(
      'insert into %s (%s) overriding system value select %s from old.%I',
      target, shared, shared, source.relname
    );
    for check_ in select * from checks loop
      execute format(
        'alter table %s add constraint %I %s not valid', target, check_.conname, check_.definition
      );
      begin
        execute format('alter table %s validate constraint %I', target, check_.conname);
      exception when check_violation then
        raise warning '% has rows that break %', target, check_.conname;
      end;
    end loop;
    drop table checks;
  end loop;
end $$;

drop schema old cascade;
set local session_replication_role = default;
`;
