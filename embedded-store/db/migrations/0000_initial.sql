CREATE TABLE "brands" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"nome" text NOT NULL,
	"descricao" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	CONSTRAINT "brands_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"nivel" smallint NOT NULL,
	"slug" text NOT NULL,
	"path" text NOT NULL,
	"nome" text NOT NULL,
	"descricao" text NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "categories_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "combinations" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"tipo_desconto" text NOT NULL,
	"desconto" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_groups" (
	"id" integer PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"slug" text NOT NULL,
	"nome" text NOT NULL,
	"apresentacao" text NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "facet_groups_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "facet_values" (
	"id" integer PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"slug" text NOT NULL,
	"label" text NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "facet_values_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "landing_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"nome" text NOT NULL,
	"descricao" text NOT NULL,
	"layout" text DEFAULT '' NOT NULL,
	"codigo_css" text DEFAULT '' NOT NULL,
	"regra" jsonb NOT NULL,
	CONSTRAINT "landing_pages_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "list_items" (
	"list_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"quantidade" integer NOT NULL,
	"ordem" smallint NOT NULL,
	CONSTRAINT "list_items_list_id_product_id_pk" PRIMARY KEY("list_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "lists" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"sku" text NOT NULL,
	"curta" text NOT NULL,
	"longa" text NOT NULL,
	"desconto" smallint NOT NULL,
	"selecao_atributo" boolean NOT NULL,
	"frame_spec" jsonb,
	"foto" text DEFAULT '' NOT NULL,
	CONSTRAINT "lists_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "personalizations" (
	"id" integer PRIMARY KEY NOT NULL,
	"conjunto" text NOT NULL,
	"dados" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"nome" text NOT NULL,
	"data" text NOT NULL,
	"pergunta" text NOT NULL,
	"resposta" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_sizes" (
	"id" integer PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"label" text NOT NULL,
	"estoque" integer NOT NULL,
	"preco_de" integer NOT NULL,
	"preco_por" integer NOT NULL,
	"ordem" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"familia_id" integer NOT NULL,
	"slug" text NOT NULL,
	"sku" text NOT NULL,
	"ean" text NOT NULL,
	"mpn" text NOT NULL,
	"nome" text NOT NULL,
	"nome_ordem" text NOT NULL,
	"status" text NOT NULL,
	"estoque" integer NOT NULL,
	"brand_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"categorias" integer[] NOT NULL,
	"facetas" integer[] NOT NULL,
	"preco_de" integer NOT NULL,
	"preco_por" integer NOT NULL,
	"plano" text NOT NULL,
	"desconto" smallint NOT NULL,
	"popularidade" integer NOT NULL,
	"lancamento" integer NOT NULL,
	"cor" text NOT NULL,
	"cor_slug" text NOT NULL,
	"curta" text NOT NULL,
	"longa" text NOT NULL,
	"caracteristicas" jsonb NOT NULL,
	"tabela_medida" text DEFAULT '' NOT NULL,
	"pecas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frame_spec" jsonb,
	"foto" text DEFAULT '' NOT NULL,
	"imagens" smallint NOT NULL,
	"video" text DEFAULT '' NOT NULL,
	"selos" text[] NOT NULL,
	"conjunto_lentes" text,
	"busca_texto" text NOT NULL,
	"busca" "tsvector" GENERATED ALWAYS AS (to_tsvector('portuguese'::regconfig, busca_texto) || to_tsvector('simple'::regconfig, busca_texto)) STORED,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_sku_unique" UNIQUE("sku")
);
--> statement-breakpoint
CREATE TABLE "store_meta" (
	"chave" text PRIMARY KEY NOT NULL,
	"valor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"formulario" text NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"contato" text NOT NULL,
	"cidade" text NOT NULL,
	"estado" text NOT NULL,
	"assunto" text NOT NULL,
	"mensagem" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_keys" (
	"chave" text PRIMARY KEY NOT NULL,
	"uso_unico" boolean NOT NULL,
	"usada_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_signups" (
	"email" text PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"segmento" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"tipo" text NOT NULL,
	"id_produto" integer NOT NULL,
	"id_atributo_valor" integer NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"contato" text NOT NULL,
	"observacao" text NOT NULL,
	"mailing" boolean NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"nota" smallint NOT NULL,
	"comentario" text NOT NULL,
	"recomenda" boolean NOT NULL,
	"publicada" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_evaluations" (
	"id" serial PRIMARY KEY NOT NULL,
	"chave" text NOT NULL,
	"experiencia" smallint NOT NULL,
	"atendimento" smallint NOT NULL,
	"satisfacao" boolean NOT NULL,
	"autorizacao" boolean NOT NULL,
	"mensagem" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browsing_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" text,
	"evento" text NOT NULL,
	"url" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"tipo" text NOT NULL,
	"id_produto" integer NOT NULL,
	"id_atributo_simples" integer NOT NULL,
	"id_unidade_venda" integer NOT NULL,
	"id_armazem" integer NOT NULL,
	"adicional" text NOT NULL,
	"quantidade" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"token" text PRIMARY KEY NOT NULL,
	"dados" jsonb NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prescription_uploads" (
	"id" serial PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"media_type" text NOT NULL,
	"conteudo" "bytea" NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"cliente" boolean DEFAULT false NOT NULL,
	"venda_interna" integer,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"visto_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"session_id" text NOT NULL,
	"id_produto" integer NOT NULL,
	"id_atributo_simples" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_session_id_id_produto_id_atributo_simples_pk" PRIMARY KEY("session_id","id_produto","id_atributo_simples")
);
--> statement-breakpoint
ALTER TABLE "combinations" ADD CONSTRAINT "combinations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combinations" ADD CONSTRAINT "combinations_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facet_values" ADD CONSTRAINT "facet_values_group_id_facet_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."facet_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_list_id_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_sizes" ADD CONSTRAINT "product_sizes_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_evaluations" ADD CONSTRAINT "store_evaluations_chave_evaluation_keys_chave_fk" FOREIGN KEY ("chave") REFERENCES "public"."evaluation_keys"("chave") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsing_history" ADD CONSTRAINT "browsing_history_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_uploads" ADD CONSTRAINT "prescription_uploads_token_configurations_token_fk" FOREIGN KEY ("token") REFERENCES "public"."configurations"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "combinations_product" ON "combinations" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_questions_product" ON "product_questions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_sizes_product" ON "product_sizes" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_familia" ON "products" USING btree ("familia_id");--> statement-breakpoint
CREATE INDEX "products_busca" ON "products" USING gin ("busca");--> statement-breakpoint
CREATE INDEX "product_reviews_product" ON "product_reviews" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_identity" ON "cart_lines" USING btree ("session_id","tipo","id_produto","id_atributo_simples","id_unidade_venda","id_armazem","adicional");