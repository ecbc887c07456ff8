DROP INDEX "products_brand";--> statement-breakpoint
DROP INDEX "products_categorias";--> statement-breakpoint
DROP INDEX "products_facetas";--> statement-breakpoint
DROP INDEX "products_popularidade";--> statement-breakpoint
DROP INDEX "products_lancamento";--> statement-breakpoint
DROP INDEX "products_preco";--> statement-breakpoint
DROP INDEX "products_preco_menor";--> statement-breakpoint
DROP INDEX "products_nome";