/** The catalogs of a database as text: two databases with the same schema give the same lines. */

/**
 * A query with one row: every table, column, constraint, index, trigger, policy, function, view and
 * grant of the project, its buckets and its roles.
 */
export const schemaQuery = `
with schemas as (
  select oid, nspname from pg_namespace where nspname in ('public', 'private', 'storage')
), relations as (
  select c.*, s.nspname from pg_class c join schemas s on s.oid = c.relnamespace
)
select string_agg(line, E'\\n' order by line) from (
  select format('schema %s owner %s acl %s', nspname, nspowner::regrole, sorted_acl) as line
    from pg_namespace n join schemas s using (oid, nspname),
    lateral (select string_agg(a::text, ',' order by a::text) as sorted_acl from unnest(n.nspacl) a) x
  union all
  select format('%s %s.%s owner %s rls %s/%s options %s acl %s', relkind, nspname, relname,
      relowner::regrole, relrowsecurity, relforcerowsecurity, reloptions,
      (select string_agg(a::text, ',' order by a::text) from unnest(relacl) a))
    from relations where relkind in ('r', 'v', 'm', 'S', 'p')
  union all
  select format('column %s.%s %s %s %s not null %s default %s generated %s%s acl %s',
      nspname, relname, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      pg_get_expr(adbin, adrelid), attgenerated, attidentity,
      (select string_agg(a::text, ',' order by a::text) from unnest(attacl) a))
    from relations r join pg_attribute a on a.attrelid = r.oid
    left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
    where relkind in ('r', 'v') and attnum > 0 and not attisdropped
  union all
  select format('constraint %s.%s %s %s', nspname, relname, conname, pg_get_constraintdef(c.oid))
    from pg_constraint c join relations r on r.oid = c.conrelid
  union all
  select pg_get_indexdef(indexrelid) from pg_index i join relations r on r.oid = i.indrelid
  union all
  select format('%s enabled %s', pg_get_triggerdef(t.oid), tgenabled)
    from pg_trigger t join relations r on r.oid = t.tgrelid where not tgisinternal
  union all
  select format('policy %s', to_jsonb(p)) from pg_policies p join schemas s on s.nspname = schemaname
  union all
  select format('view %s.%s %s', nspname, relname, pg_get_viewdef(r.oid))
    from relations r where relkind = 'v'
  union all
  select format('function %s owner %s acl %s %s', p.oid::regprocedure, proowner::regrole,
      (select string_agg(a::text, ',' order by a::text) from unnest(proacl) a),
      pg_get_functiondef(p.oid))
    from pg_proc p join schemas s on s.oid = pronamespace
  union all
  select format('bucket %s', to_jsonb(b) - 'created_at') from storage.buckets b
  union all
  select format('role %s %s %s %s %s', rolname, rolcanlogin, rolinherit, rolbypassrls, rolsuper)
    from pg_roles where rolname !~ '^pg_'
  union all
  select format('member %s of %s', member::regrole, roleid::regrole) from pg_auth_members
    where roleid::regrole::text !~ '^pg_'
) lines`;
